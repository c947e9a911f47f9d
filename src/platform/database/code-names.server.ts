import { fromWire, toWire } from '../wire.ts'

type InCode<Column> = Column extends `${infer Head}_${infer Tail}` ? `${Head}${Capitalize<InCode<Tail>>}` : Column
type InColumns<Name> = Name extends `${infer Sign}${infer Rest}`
  ? `${Sign extends Lowercase<Sign> ? Sign : `_${Lowercase<Sign>}`}${InColumns<Rest>}`
  : Name

/** A row in the code's names: `slot_id` is `slotId`. */
export const fromColumns = <Row extends object>(row: Row) =>
  fromWire<{ [Column in keyof Row as InCode<Column>]: Row[Column] }>(row)

/** The same back. The database refuses a member that is no column of the table. */
export const toColumns = <Values extends object>(values: Values) =>
  toWire(values) as unknown as { [Name in keyof Values as InColumns<Name>]: Values[Name] }
