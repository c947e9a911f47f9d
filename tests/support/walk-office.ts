import type { APIRequestContext } from '@playwright/test'
import { officeAddresses } from '../../src/office/frame/access/addresses.ts'
import { may, type Permission, type Role } from '../../src/office/frame/access/roles.ts'
import { dataAddress } from './data-address.ts'
import { officePatterns } from './office-addresses.ts'

/** Every page and file of the office that this role may read, with these values for the parameters; a pattern with others is left out. */
export function readableBy(role: Role, parameters: Record<string, readonly string[]>): string[] {
  return officePatterns
    .filter((pattern) => {
      const need = officeAddresses[pattern]?.read
      return need === 'signed-in' || (need !== undefined && need !== 'open' && may(role, need as Permission))
    })
    .flatMap((pattern) => filled([pattern], parameters))
    .filter((address) => !/[:*]/.test(address))
}

function filled(patterns: readonly string[], parameters: Record<string, readonly string[]>): string[] {
  return Object.entries(parameters).reduce<string[]>(
    (addresses, [name, values]) =>
      addresses.flatMap((address) =>
        address.includes(`:${name}`) ? values.map((value) => address.replace(`:${name}`, value)) : [address],
      ),
    [...patterns],
  )
}

/** What is sent for an address: the document, and what the router fetches instead of it. Headers count, for file names stand in them. */
export async function sentFor(
  request: APIRequestContext,
  address: string,
): Promise<{ asked: string; status: number; body: Buffer }[]> {
  return Promise.all(
    [address, dataAddress(address)].map(async (asked) => {
      // Packing some five hundred answers and unpacking them again takes longer than reading them.
      const plain = { 'Accept-Encoding': 'identity' }
      const answer = await request.get(asked, { failOnStatusCode: false, headers: plain })
      const body = Buffer.concat([Buffer.from(JSON.stringify(answer.headers())), await answer.body()])
      return { asked, status: answer.status(), body }
    }),
  )
}
