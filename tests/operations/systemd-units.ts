/** The units of deploy/ are valid and shut in, as systemd's own programs see it. `node tests/operations/systemd-units.ts`. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root, run } from '../../scripts/testing/command.ts'
import { firstProgram, installDebianPackage } from '../../scripts/testing/find.ts'
import { Report } from '../../scripts/testing/report.ts'

/** systemd-analyze's measure, 0 (shut in) to 100 (may do everything); above 20 it is more than a site needs. */
const MOST_EXPOSED = '20'

const report = new Report()
if (!(await firstProgram(['systemd-analyze']))) await installDebianPackage('systemd')

const units = readdirSync(path.join(root, 'deploy')).filter((name) => /\.(service|timer)$/.test(name))
report.expect(units.length >= 3, 'the units are there')
for (const unit of units) {
  const file = path.join(root, 'deploy', unit)
  const { code, output } = await run('systemd-analyze', ['verify', '--man=no', file])
  report.expect(code === 0 && output.trim() === '', `${unit} is valid`, [output])
  if (!unit.endsWith('.service')) continue
  const seen = await run('systemd-analyze', [
    'security',
    '--no-pager',
    '--offline=true',
    `--threshold=${MOST_EXPOSED}`,
    file,
  ])
  report.expect(seen.code === 0, `${unit} is shut in`, [seen.output])
  const text = readFileSync(file, 'utf8')
  report.expect(
    /^ExecStart=\/usr\/bin\/env .* \/bin\/sh scripts\/node\.sh /m.test(text),
    `${unit} finds its Node as the commands do`,
  )
  report.expect(!/\$\(|(SECRET|PASSWORD|_URL)=/.test(text), `${unit} puts no secret into a command line`)
}
report.finish()
