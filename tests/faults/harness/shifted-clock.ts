/** Loaded into a server by NODE_OPTIONS: its clock is off by as many milliseconds as the file FAULTS_CLOCK says. */
import { readFileSync } from 'node:fs'

const file = process.env.FAULTS_CLOCK ?? ''
const RealDate = Date
const shiftedNow = () => RealDate.now() + Number(readFileSync(file, 'utf8') || 0)

class ShiftedDate extends RealDate {
  constructor(...given: [] | [number | string | Date]) {
    super(...((given.length === 0 ? [shiftedNow()] : given) as [number]))
  }
  static override now(): number {
    return shiftedNow()
  }
}
globalThis.Date = ShiftedDate as DateConstructor
