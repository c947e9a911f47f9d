import { Advantages } from './advantages.tsx'
import { Requirements } from './requirements.tsx'

/** What a partner gets and brings. Only text: its script can wait for the visitor. */
export function Conditions() {
  return (
    <>
      <Advantages />
      <Requirements />
    </>
  )
}
