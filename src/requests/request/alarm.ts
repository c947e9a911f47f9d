/** How loudly a request calls, as it is stored and sorted: 2 an emergency, 1 danger to people, 3 both, 0 neither. */
export function alarmOf({ isEmergency, isDanger }: { isEmergency: boolean; isDanger: boolean }): number {
  return (isEmergency ? 2 : 0) + (isDanger ? 1 : 0)
}

/** Before the subject of a mail to the office: `NOTFALL, GEFAHR: `. */
export function alarmMark(alarm: number): string {
  return alarm === 0 ? '' : `${alarmWords(alarm).join(', ').toUpperCase()}: `
}

/** In the words of the office, most urgent first. */
export function alarmWords(alarm: number): string[] {
  return [...(alarm >= 2 ? ['Notfall'] : []), ...(alarm % 2 === 1 ? ['Gefahr'] : [])]
}
