export type Row = {
  name: string
  figure: string
  /** What it is compared with, measured in the same run. */
  ceiling: string
  ratio: string
  demanded: string
  /** Null: not measured here. */
  isMet: boolean | null
}

/** What all rows share. */
export type Bench = {
  /** A demo company, for this run alone; the rows that write leave their requests and mails in it. */
  dataDir: string
  /** A demo company that no other row has written into. */
  freshDir: () => string
  /** Companies with 100,000, 10,000 and 1,000 apartments; kept between runs. */
  manyDir: () => Promise<string>
  middleDir: () => Promise<string>
  fewDir: () => Promise<string>
  /** Demo companies with 50,000 and 1,000 requests; kept between runs. */
  manyRequestsDir: () => Promise<string>
  fewRequestsDir: () => Promise<string>
  /** Rounds, and seconds of each. */
  rounds: number
  seconds: number
  say: (line: string) => void
}

export const number = (value: number, digits = 0): string =>
  value.toLocaleString('en', { maximumFractionDigits: digits, minimumFractionDigits: digits })
