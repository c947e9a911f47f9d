type QuotationProps = { text: string /** Where the page is there to be kept. */; isOpen?: boolean }

/** Folds away what somebody's mail repeats of earlier ones; nothing of it is thrown away. */
export function Quotation({ text, isOpen = false }: QuotationProps) {
  return (
    <details open={isOpen}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center print:hidden">
        Zitiertes anzeigen
      </summary>
      <p className="border-l-2 border-ink-300 pl-3 [overflow-wrap:anywhere] whitespace-pre-line text-ink-700">{text}</p>
    </details>
  )
}
