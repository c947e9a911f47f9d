/** The first stop of the Tab key: past the navigation. */
export function SkipLink() {
  return (
    <a
      href="#inhalt"
      className="fixed top-2 left-2 z-[100] -translate-y-24 rounded-control bg-ink-950 px-5 py-3 font-semibold text-white focus:translate-y-0 print:hidden"
    >
      Zum Inhalt springen
    </a>
  )
}
