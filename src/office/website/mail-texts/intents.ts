/** What a button of the editor does instead of saving. */
export const NEXT = 'danach'
export const RESET = 'zuruecksetzen'
