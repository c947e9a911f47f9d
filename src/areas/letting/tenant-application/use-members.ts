import { useContext, useEffect, useRef, useState } from 'react'
import { changeField } from '#forms/entered.ts'
import { FormContext } from '#forms/form-context.ts'
import { MOST_MEMBERS } from './household.ts'
import { householdSizeFor } from './rules.ts'

/** A row keeps its key when others above it are removed, so that what was typed stays with its person. */
export type MemberRow = { key: number; name: string; birthDate: string; relationship: string }

const emptyRow = (key: number): MemberRow => ({ key, name: '', birthDate: '', relationship: '' })

function rowsFrom(values: Record<string, string>): MemberRow[] {
  const text = (row: number, part: string) => values[`household_members.${row}.${part}`] ?? ''
  const rows = Array.from({ length: MOST_MEMBERS }, (_, row) => ({
    key: row,
    name: text(row, 'name'),
    birthDate: text(row, 'birth_date'),
    relationship: text(row, 'relationship'),
  }))
  // Empty rows before the last stay: a message of the server names its row by number.
  return rows.slice(0, rows.findLastIndex((row) => row.name || row.birthDate || row.relationship) + 1)
}

/** The list of household members. Changing it sets the size of the household, and the focus goes where the hand is. */
export function useMembers() {
  const { values } = useContext(FormContext)
  const [rows, setRows] = useState(() => rowsFrom(values))
  const [nextKey, setNextKey] = useState(MOST_MEMBERS)
  const list = useRef<HTMLDivElement>(null)
  const shown = useRef(rows)

  useEffect(() => {
    if (shown.current === rows) return
    const isLonger = rows.length > shown.current.length
    shown.current = rows
    const form = list.current?.closest('form')
    if (!list.current || !form) return
    // The names of the rows have changed: listeners read the form again, and old messages go.
    const inputs = list.current.querySelectorAll('input')
    for (const input of inputs) input.dispatchEvent(new Event('input', { bubbles: true }))
    changeField(form, 'household_size', String(householdSizeFor(rows.length)))
    const lastRow = [...list.current.querySelectorAll<HTMLInputElement>('input[name$=".name"]')].at(-1)
    if (isLonger) lastRow?.focus()
    else list.current.querySelector<HTMLButtonElement>('[data-adds]')?.focus()
  }, [rows])

  return {
    rows,
    list,
    canAdd: rows.length < MOST_MEMBERS,
    add() {
      setRows([...rows, emptyRow(nextKey)])
      setNextKey(nextKey + 1)
    },
    remove: (key: number) => setRows(rows.filter((row) => row.key !== key)),
  }
}
