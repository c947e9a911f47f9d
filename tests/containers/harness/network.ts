import { must } from '../../faults/harness/folder.ts'
import type { ComposeFile } from './compose-file.ts'

/**
 * The networks of compose.yaml as bridges in this process's own network namespace: services meet on the networks that they share and
 * on no other, and all of it is gone when the process ends.
 */
export function makeNetworks(compose: ComposeFile) {
  const names = Object.keys(compose.networks)
  const services = Object.keys(compose.services)
  must('ip', 'link', 'set', 'lo', 'up')
  for (const [index, name] of names.entries()) {
    // As Docker does: a bridge without an address of its own takes that of a port, and changes it when the port goes: answers to it were lost for 30 s.
    must('ip', 'link', 'add', `net-${name}`, 'address', hardwareAddress(address(index, 0)), 'type', 'bridge')
    must('ip', 'address', 'add', `${address(index, 0)}/24`, 'dev', `net-${name}`)
    must('ip', 'link', 'set', `net-${name}`, 'up')
  }
  const networksOf = (service: string) => compose.services[service]?.networks ?? []
  const addressOf = (service: string, network: string) =>
    address(names.indexOf(network), 10 + services.indexOf(service))

  return {
    /** Where this process reaches a service. */
    addressOf: (service: string) => addressOf(service, networksOf(service)[0] ?? ''),

    /** What `service` finds in /etc/hosts: those it shares a network with. */
    hostsOf(service: string): string {
      const lines = networksOf(service).flatMap((network) =>
        services
          .filter((other) => networksOf(other).includes(network))
          .map((other) => `${addressOf(other, network)} ${other}`),
      )
      return ['127.0.0.1 localhost', ...lines, ''].join('\n')
    },

    /** Plugs a container that has begun in a network namespace of its own into its networks. */
    connect(service: string, pid: number): void {
      const inside = (...words: string[]) => must('nsenter', '-t', String(pid), '-n', 'ip', ...words)
      inside('link', 'set', 'lo', 'up')
      for (const [index, network] of networksOf(service).entries()) {
        const outer = `v${services.indexOf(service)}-${index}-${pid}`
        const plug = `eth${index}`
        // The next container finds its neighbours under the same hardware address, or they would send to the last one for a while.
        const mac = hardwareAddress(addressOf(service, network))
        const peer = ['peer', 'name', plug, 'address', mac, 'netns', String(pid)]
        must('ip', 'link', 'add', outer, 'type', 'veth', ...peer)
        must('ip', 'link', 'set', outer, 'master', `net-${network}`, 'up')
        inside('address', 'add', `${addressOf(service, network)}/24`, 'dev', plug)
        inside('link', 'set', plug, 'up')
      }
    },
  }
}

const hardwareAddress = (ip: string) =>
  ['02:42', ...ip.split('.').map((part) => Number(part).toString(16).padStart(2, '0'))].join(':')

const address = (network: number, host: number) => `10.88.${network}.${host + 1}`
