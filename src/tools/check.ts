import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Half of a check was compiling: a second one reads what the first has compiled.
enableCompileCache(fileURLToPath(new URL('../../node_modules/.cache/portolan/compiled/', import.meta.url)))
await import('./check/check.ts')
