import type { Trade } from './trade.ts'

/** A trade that is sought; name what the test is about. */
export function exampleTrade(different: Partial<Trade> = {}): Trade {
  const name = different.name ?? 'Maler und Lackierer'
  return {
    id: `gewerk-${name}`,
    name,
    description: 'Wände und Fassaden',
    iconName: 'Paintbrush2',
    isActive: true,
    ...different,
  }
}
