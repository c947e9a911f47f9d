/** Buttons of the editor that do not save. */
export const NEXT = 'danach'
export const RESET = 'zuruecksetzen'
