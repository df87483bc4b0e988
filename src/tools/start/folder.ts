import { accessSync, constants, mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Variables } from '#server/deployment/variables.ts'
import { CannotStart } from './sentence.ts'

/** The folder for what is kept, made where there is none; asked before anything is opened. */
export const findFolder = (root: string, given: Variables): string => {
  const folder = resolve(root, given.PORTOLAN_DATA)
  if (given.DATABASE_URL) return folder
  try {
    mkdirSync(folder, { recursive: true })
    accessSync(folder, constants.W_OK | constants.X_OK)
  } catch {
    throw new CannotStart(
      `The data folder ${folder} cannot be written to. Allow it, or set PORTOLAN_DATA to another folder.`,
    )
  }
  return folder
}
