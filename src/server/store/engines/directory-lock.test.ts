import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { FolderInUse, lockByPidFile, lockFolder } from './directory-lock.ts'

const NOBODY = 2 ** 22 + 1

describe('the lock of a data folder', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'portolan-lock-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('refuses a second holder until the first lets go', async () => {
    const unlock = await lockFolder(folder)
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
    unlock()
    await expect(lockFolder(folder).then((second) => second())).resolves.toBeUndefined()
  })

  it('refuses by pid file while its writer lives', () => {
    const unlock = lockByPidFile(folder)
    expect(() => lockByPidFile(folder)).toThrow(FolderInUse)
    unlock()
    lockByPidFile(folder)()
  })

  it('takes over the pid file of a process that is gone', () => {
    writeFileSync(join(folder, 'portolan.pid'), String(NOBODY))
    const unlock = lockByPidFile(folder)
    expect(readFileSync(join(folder, 'portolan.pid'), 'utf8')).toBe(String(process.pid))
    unlock()
  })
})
