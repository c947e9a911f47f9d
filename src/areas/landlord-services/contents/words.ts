import { serviceContents } from './contents.ts'

/** The words of the five services, in the order of the navigation. */
export const wordsOfServices = Object.values(serviceContents).map(({ words }) => words)
