/**
 * docs/operations.md, "From an empty server …", line by line in a fresh Debian 13, then a look from outside, the restore drill and a
 * restore. `node tests/operations/from-empty-server.ts`; some ten minutes. What a reader fills in is filled in here: the repository's
 * address, the settings (by an editor of our own), the key. systemd's part is played by harness/systemctl.sh, which reads the units;
 * Caddy makes its own certificate.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../../scripts/testing/command.ts'
import { freePort } from '../../scripts/testing/free-port.ts'
import { fault } from '../faults/harness/fault.ts'
import { cloneInto, newDebian } from './harness/debian.ts'
import { watchCommandLines } from './harness/command-lines.ts'
import { shellLines } from './harness/shell-lines.ts'

const PASSWORD = 'kennwort-des-postfachs'
const [sitePort, httpPort, httpsPort] = [await freePort(), await freePort(), await freePort()]
const guide = readFileSync(path.join(root, 'docs/operations.md'), 'utf8')
const lines = shellLines(guide, '## From an empty server')

const debian = await newDebian([])
cloneInto(debian, 'repository.git')
const put = (file: string, text: string) => writeFileSync(path.join(debian.folder, file), text, { mode: 0o755 })
put('usr/local/bin/systemctl', readFileSync(path.join(import.meta.dirname, 'harness/systemctl.sh'), 'utf8'))
put(
  'usr/local/bin/nano',
  `#!/bin/sh
sed --in-place 's|^SITE_URL=.*|SITE_URL=https://www.example.de:${httpsPort}|; s|^SMTP_URL=.*|SMTP_URL=smtp://website:${PASSWORD}@127.0.0.1:9|
  s|^PORT=.*|PORT=${sitePort}|; s|^MAIL_FROM=.*|MAIL_FROM=website@example.de|' "$1"\n`,
)

/** The line as a reader would type it on this machine. */
function filledIn(line: string): string {
  return line
    .replace('<address of the repository>', '/repository.git')
    .replace(/'(.*)<the public key>(.*)'/, '"$1$(age-keygen -y key.txt)$2"')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${sitePort}`)
    .replace(
      "'[Service]\\nEnvironment=DOMAIN=www.example.de\\n'",
      `'[Service]\\nEnvironment=DOMAIN=www.example.de:${httpsPort}\\nEnvironment=SITE=127.0.0.1:${sitePort}\\n'`,
    )
    .replace(
      /^(cp deploy\/Caddyfile \/etc\/caddy\/Caddyfile)(.*)$/,
      `(printf '{\\n\\tlocal_certs\\n\\tskip_install_trust\\n\\tadmin off\\n\\thttp_port ${httpPort}\\n}\\n'; sed '1,/^}/{/^{$/,/^}/d}' deploy/Caddyfile) > /etc/caddy/Caddyfile`,
    )
    .replace(/^curl /, 'curl --retry-delay 1 ')
}

const after = [
  // Counting reads to the end: grep that leaves at its first hit makes curl try thirty times more.
  `curl --insecure --fail --silent --show-error --retry 30 --retry-all-errors --retry-delay 1 --resolve www.example.de:${httpsPort}:127.0.0.1 https://www.example.de:${httpsPort}/kontakt | grep --count '<html lang="de"'`,
  'umask 022; chmod 644 key.txt',
  'office drill /var/backups/website --identity /opt/website/key.txt',
  'systemctl stop website',
  'office restore /var/backups/website/website-*.tar.age --identity /opt/website/key.txt',
  'systemctl start website',
  `curl --fail --silent --retry 30 --retry-connrefused --retry-delay 1 http://127.0.0.1:${sitePort}/healthz`,
  'office user list',
  'systemctl stop website; systemctl stop caddy',
]

// Each line in the same shell, as somebody types it: what it set up (`cd`, `office`) is there for the next.
put(
  'root/walk.sh',
  [...lines.map(filledIn), ...after]
    .map(
      // Not every program ends its last line.
      (line, index) =>
        `printf '\\n@@ ${index}\\n'\n${line}\ncode=$?; [ $code = 0 ] || { echo "@@ failed $code"; exit 1; }`,
    )
    .join('\n'),
)
const seen = watchCommandLines()
const walk = await debian.run('apt-get update --quiet=2; cd /root && . /root/walk.sh')
const commandLines = seen.stop()

const said = walk.said.split(/^@@ (?=\d)/m).slice(1)
for (const [index, line] of [...lines.map(filledIn), ...after].entries()) {
  await fault(line.split('\n')[0]?.slice(0, 100) ?? '', async (check) => {
    const output = said[index]
    check(output !== undefined && !output.includes('@@ failed'), output?.slice(-2500) ?? 'not reached')
  })
}
if (walk.code !== 0) {
  for (const name of ['website', 'caddy']) {
    const log = path.join(debian.folder, `var/log/${name}.log`)
    process.stderr.write(readFileSync(log, { encoding: 'utf8', flag: 'a+' }).slice(-2000))
  }
}

await fault('what came of it', async (check) => {
  const ofLine = (part: string) => said[[...lines, ...after].findIndex((line) => line.includes(part))] ?? ''
  check(/\/verwaltung\/einladung\//.test(ofLine('office user add')), ofLine('office user add'))
  check(ofLine('office doctor').includes('SQLite, unbeschädigt'), ofLine('office doctor'))
  check(ofLine('office drill').includes('Die Probe ist gelungen'), ofLine('office drill'))
  check(ofLine('office user list').includes('anna@example.de'), ofLine('office user list'))
  const backups = readdirSync(path.join(debian.folder, 'var/backups/website'))
  check(backups.length === 1 && backups.every((name) => name.endsWith('.tar.age')), `backups: ${backups}`)
  check(
    commandLines.some((line) => line.includes('office.ts')),
    'command lines were looked at',
  )
  check(
    !commandLines.some((line) => line.includes(PASSWORD) && !line.includes('sed --in-place')),
    'no command line holds a password',
  )
})
