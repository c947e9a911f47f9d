/** Words that German questions do not have. */
export const englishWords = new Set(
  `the is are am do does did how what where when who which why can could may would should will have has had my your our their i you we they it this that there
  and or not no from with for to of at hello hi please need want help get got who flat flats apartment apartments rent rental landlord tenant lease deposit keys
  lost locked out broken leak leaking leaks heating mold mould trash garbage rubbish smell smells smoke fire burning water flood flooded floor ceiling kitchen
  bathroom neighbor neighbour viewing apply pets pet allowed parking someone breaking into stuck elevator pay washing machine repair report`.split(
    /\s+/,
  ),
)
