import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setFlagsFromString } from 'node:v8'

/**
 * Limits the young generation before anything is loaded, since it never shrinks back. The smallest size
 * slowed loading by a third.
 */
const limitYoungHeap = (): void => {
  setFlagsFromString('--min-semi-space-size=4')
  setFlagsFromString('--semi-space-growth-factor=1')
}

/**
 * Limits the growth of the old generation to a third. Rows of a download reach it, and V8 would let it grow
 * fourfold before collecting, on a machine others share. Not while loading: collecting so often took a
 * quarter of the start.
 */
const limitOldHeap = (): void => setFlagsFromString('--heap-growing-percent=30')

const root = fileURLToPath(new URL('../..', import.meta.url))
const OLDEST = [22, 18] as const

const isNewEnough = (): boolean => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map((part) => Number.parseInt(part, 10))
  return major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])
}

/**
 * Restarts under the Node version installed with the packages if this one is older, with the same arguments.
 */
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
// Caches compiled code for the next start.
enableCompileCache(join(root, 'node_modules', '.cache', 'portolan', 'compiled'))
const { start } = await import('./start/start.ts')
await start(root, process.env)
limitOldHeap()
flushCompileCache()
