/** Counts what a check script found. Its last line, `N passed, M failed`, is what scripts/test.ts reads. */
export class Report {
  #passed = 0
  #failed = 0

  /** `details` are printed only when `holds` is false. */
  expect(holds: boolean, what: string, details: string[] = []): void {
    if (holds) {
      this.#passed += 1
      return
    }
    this.#failed += 1
    console.log([`✗ ${what}`, ...details.map((line) => `    ${line}`)].join('\n'))
  }

  finish(): void {
    console.log(`${this.#passed} passed, ${this.#failed} failed`)
    if (this.#failed > 0 || this.#passed === 0) process.exitCode = 1
  }
}
