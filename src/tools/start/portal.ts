import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const SOURCES = [
  'src/{values,definition,engine,runtime,widgets,portal}/**/*.{ts,tsx,css,html,svg,json}',
  'src/tools/build/**/*.ts',
  'schemas/**/*.json',
  'definitions/**/*.json',
  'vite.config.ts',
  'package-lock.json',
]

const fingerprint = (root: string): string => {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file))
  for (const file of files.toSorted()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Builds the portal if its sources changed since the last build. */
export const buildPortal = async (root: string): Promise<string> => {
  const folder = join(root, 'dist', 'portal')
  const stamp = join(root, 'dist', 'portal.stamp')
  const requested = fingerprint(root)
  const isBuilt =
    existsSync(join(folder, 'index.html')) && existsSync(stamp) && readFileSync(stamp, 'utf8') === requested
  if (isBuilt) return folder
  console.log('Building the portal …')
  const { build } = await import('vite')
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'error' })
  writeFileSync(stamp, requested)
  return folder
}
