/** What watchers call this program. */
export const SERVICE_NAME = 'rheinbogen-website'
