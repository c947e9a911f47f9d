/** A telephone number as it was typed; one press calls it. What holds no number stays text. */
export function PhoneLink({ typed }: { typed: string }) {
  const dialled = typed.replaceAll(/[^\d+]/g, '')
  if (dialled.length < 3) return typed
  return (
    <a href={`tel:${dialled}`} className="link tabular inline-flex min-h-11 items-center">
      {typed}
    </a>
  )
}
