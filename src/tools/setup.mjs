import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
const stamp = join(root, 'node_modules', '.portolan-setup')

const fail = (sentence) => {
  console.error(sentence)
  process.exit(1)
}

const wanted = () =>
  createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')

const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted()

const npm = (args) => {
  const script = process.env.npm_execpath
  const [command, first] = script ? [process.execPath, [script]] : ['npm', []]
  return spawnSync(command, [...first, ...args], {
    cwd: root,
    stdio: 'inherit',
    shell: !script && process.platform === 'win32',
  })
}

const install = () => {
  console.log('Installing packages. This happens once, and again when package-lock.json changes.')
  const done = npm(['ci', '--ignore-scripts', '--no-audit', '--no-fund'])
  if (done.status === 0) return writeFileSync(stamp, wanted())
  return fail(
    'The packages could not be installed. Check that the package registry can be reached, then run the same command again.',
  )
}

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(existsSync)

const playwrightBrowser = async () => {
  try {
    const { chromium } = await import('playwright')
    const path = chromium.executablePath()
    return existsSync(path) ? path : undefined
  } catch {
    return undefined
  }
}

const findBrowser = async () => {
  const named = process.env.PORTOLAN_CHROMIUM
  if (named)
    return existsSync(named) ? named : fail(`PORTOLAN_CHROMIUM names ${named}, and there is no such file.`)
  return (
    ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
      .map(onPath)
      .find(Boolean) ?? (await playwrightBrowser())
  )
}

const isOnDebian = () => process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get')

/** Without recommended packages, such as printers, a fifth remains. */
const take = (name) => `apt-get install -y -qq --no-install-recommends ${name} fonts-liberation`

/** The headless shell is smaller and works less; an older Debian only has the full browser. */
const apt = `apt-get update -qq && { ${take('chromium-headless-shell')} || ${take('chromium')}; }`

const endOf = (child) =>
  new Promise((resolve) => child.once('error', () => resolve(1)).once('exit', (code) => resolve(code ?? 1)))

const fetchBrowser = () => {
  if (!isOnDebian()) return Promise.resolve(1)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return endOf(spawn('sh', ['-c', apt], { env, stdio: ['ignore', 'ignore', 'inherit'] }))
}

const bringBrowser = async (fetched) => {
  await fetched
  if (await findBrowser()) return
  const cli = join(root, 'node_modules', 'playwright', 'cli.js')
  if (existsSync(cli)) {
    spawnSync(process.execPath, [cli, 'install', 'chromium'], { cwd: root, stdio: 'inherit' })
    if (await findBrowser()) return
  }
  fail(
    'No Chromium could be found or fetched. Install Chromium, or set PORTOLAN_CHROMIUM to one, then run the same command again.',
  )
}

if (Number(process.versions.node.split('.')[0]) < 20) {
  fail(`Node ${process.version} is too old. Install Node 20.19 or newer.`)
}
const isBrowserMissing = process.argv.includes('--test') && !(await findBrowser())
if (isBrowserMissing) console.log('Tests need a Chromium, and none was found. Fetching one.')
// Both mostly wait for the network, so they run at the same time.
const fetched = isBrowserMissing ? fetchBrowser() : undefined
if (!isInstalled()) install()
if (fetched) await bringBrowser(fetched)
