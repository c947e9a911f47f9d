import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../../scripts/testing/command.ts'
import { findOrUnpack } from '../../../scripts/testing/find.ts'
import { BARE_NAME, NAME, type Certificate } from './certificates.ts'

export type ProxyName = 'nginx' | 'caddy'
export type Place = {
  folder: string
  certificate: Certificate
  sitePorts: readonly [number, ...number[]]
  http: number
  https: number
}
export type Launch = { command: string; args: string[]; environment: Record<string, string> }

const PAGES = '/opt/website/deploy'
const shipped = (name: string) => readFileSync(path.join(root, 'deploy', name), 'utf8')

const programs = {
  nginx: () => findOrUnpack('nginx', 'usr/sbin/nginx'),
  caddy: () => findOrUnpack('caddy', 'usr/bin/caddy'),
}

/** Before the workers begin: each would fetch and unpack them. */
export default async function findPrograms(): Promise<void> {
  for (const find of Object.values(programs)) await find()
}

/** Replaces what must differ on a machine that tests; a part that the shipped file has no more is an error. */
function withChanges(text: string, changes: [RegExp, string][]): string {
  return changes.reduce((changed, [part, instead]) => {
    if (!part.test(changed)) throw new Error(`The shipped file has no ${part} any more`)
    return changed.replace(part, instead)
  }, text)
}

/** As Debian's own nginx.conf, with what the site's file must withstand: compression, old protocols, a log of every request. */
const nginxAround = (folder: string, site: string) => `
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
daemon off;
events {}
http {
    types { text/html html; }
    ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((use) => `${use}_temp_path ${folder}/${use};`).join(' ')}
    ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
    access_log ${folder}/access.log;
    gzip on;
    gzip_types text/plain text/css application/json application/javascript;
    include ${site};
}
`

/** The shipped file; with the block that is shipped for two servers where there are two. */
function nginxFile([first, second]: Place['sitePorts']): string {
  if (second === undefined) return withChanges(shipped('nginx.conf'), [[/127\.0\.0\.1:3000/g, `127.0.0.1:${first}`]])
  const upstream = withChanges(shipped('nginx-two-servers.conf'), [
    [/10\.0\.0\.1:3000/, `127.0.0.1:${first}`],
    [/10\.0\.0\.2:3000/, `127.0.0.1:${second}`],
  ])
  return withChanges(shipped('nginx.conf'), [[/^upstream website \{[^}]*\}\n/m, upstream]])
}

async function nginx({ folder, certificate, sitePorts, http, https }: Place): Promise<Launch> {
  const site = path.join(folder, 'site.conf')
  const changes: [RegExp, string][] = [
    [/^ *listen \[::\].*\n/gm, ''], // not every machine has IPv6
    [/listen 80\b/g, `listen 127.0.0.1:${http}`],
    [/listen 443\b/g, `listen 127.0.0.1:${https}`],
    [/\/etc\/letsencrypt\/live\/www\.example\.de\/fullchain\.pem/g, certificate.file],
    [/\/etc\/letsencrypt\/live\/www\.example\.de\/privkey\.pem/g, certificate.key],
    [/\/var\/log\/nginx\/error\.log/g, `${folder}/error.log`],
    [new RegExp(PAGES, 'g'), path.join(root, 'deploy')],
  ]
  writeFileSync(site, withChanges(nginxFile(sitePorts), changes))
  const main = path.join(folder, 'nginx.conf')
  // Workers that are not root may not look into a temporary folder.
  const user = process.getuid?.() === 0 ? 'user root;' : ''
  writeFileSync(main, user + nginxAround(folder, site))
  const command = await programs.nginx()
  return { command, args: ['-p', folder, '-c', main, '-e', path.join(folder, 'error.log')], environment: {} }
}

async function caddy({ folder, certificate, sitePorts: [sitePort], http, https }: Place): Promise<Launch> {
  const file = path.join(folder, 'Caddyfile')
  const tls = `\ttls ${certificate.file} ${certificate.key}\n`
  const changes: [RegExp, string][] = [
    [/^\{\n/m, `{\n\tadmin off\n\thttp_port ${http}\n\thttps_port ${https}\n\tdefault_bind 127.0.0.1\n`],
    [/^\{\$DOMAIN\} \{\n/m, `$&${tls}`],
    [/^\{\$BARE_DOMAIN:.*\} \{\n/m, `$&${tls}`],
    [new RegExp(PAGES, 'g'), path.join(root, 'deploy')],
  ]
  writeFileSync(file, withChanges(shipped('Caddyfile'), changes))
  const environment = { HOME: folder, DOMAIN: NAME, BARE_DOMAIN: BARE_NAME, SITE: `127.0.0.1:${sitePort}` }
  const command = await programs.caddy()
  return { command, args: ['run', '--config', file, '--adapter', 'caddyfile'], environment }
}

export const proxies = { nginx, caddy }
