import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'

/** Before anything is loaded: the young generation does not grow, for it never shrinks back. The smallest one made loading a third slower. */
const limitYoungHeap = (): void => {
  setFlagsFromString('--min-semi-space-size=4')
  setFlagsFromString('--semi-space-growth-factor=1')
}

/**
 * Rows of a download live as long as one chunk, yet V8 moves them to its old generation and lets that grow to four
 * times what is alive before it cleans up. A server shares its machine: it cleans up when a third has come on top.
 * While it loads nothing is thrown away, and cleaning up so often took a quarter of the start.
 */
const limitOldHeap = (): void => setFlagsFromString('--heap-growing-percent=30')

const root = fileURLToPath(new URL('../..', import.meta.url))
const OLDEST = [22, 18] as const

const isNewEnough = (): boolean => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map((part) => Number.parseInt(part, 10))
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
}

/** An older Node hands over to the one that came with the packages, and passes on what it is told. */
const handOver = async (): Promise<number> => {
  const own = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node')
  if (!existsSync(own) || process.env.PORTOLAN_HANDED_OVER) {
    console.error(
      `Node ${process.version} is too old for Portolan. Install Node 24, then run npm start again.`,
    )
    return 1
  }
  const env = { ...process.env, PORTOLAN_HANDED_OVER: '1' }
  const newer = spawn(own, [fileURLToPath(import.meta.url)], { cwd: root, stdio: 'inherit', env })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => newer.kill(signal))
  return new Promise((resolve) => {
    newer.once('error', () => resolve(1))
    newer.once('exit', (code) => resolve(code ?? 1))
  })
}

if (!isNewEnough()) process.exit(await handOver())
limitYoungHeap()
// A second start reads what the first has compiled.
enableCompileCache(join(root, 'node_modules', '.cache', 'portolan', 'compiled'))
const { start } = await import('./start/start.ts')
await start(root, process.env)
limitOldHeap()
flushCompileCache()
