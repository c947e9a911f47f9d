export function ErrorPage({ status }: { status: number }) {
  return <h1>Fehler {status}</h1>
}
