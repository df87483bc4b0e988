import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { watchFolder } from './folder-watch.ts'

let folder: string
let heard: () => void = () => undefined
let watching: { close: () => void }

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'portolan-watch-'))
  mkdirSync(join(folder, 'tables'))
  writeFileSync(join(folder, 'tables/one.json'), '1')
  watching = watchFolder(
    folder,
    () => heard(),
    (error) => expect.unreachable(error.message),
  )
})

afterEach(() => {
  watching.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Does something to the files, and waits until it is heard and nothing more of it comes. */
const change = async (what: () => void): Promise<void> => {
  await new Promise<void>((resolve) => {
    let last: NodeJS.Immediate | undefined
    heard = () => {
      clearImmediate(last)
      last = setImmediate(resolve)
    }
    what()
  })
}

const save = (name: string) => () => writeFileSync(join(folder, name), `${Math.random()}`)
const saveByRename = (name: string) => () => {
  const draft = join(folder, `${name}.draft`)
  writeFileSync(draft, `${Math.random()}`)
  renameSync(draft, join(folder, name))
}

it.each<[string, () => void, () => void]>([
  ['saved in place', () => save('tables/one.json')(), () => save('tables/one.json')()],
  [
    'saved in place after an editor renamed another file over it',
    () => saveByRename('tables/one.json')(),
    () => save('tables/one.json')(),
  ],
  ['renamed over twice', () => saveByRename('tables/one.json')(), () => saveByRename('tables/one.json')()],
  ['in a new folder', () => mkdirSync(join(folder, 'flows')), () => save('flows/two.json')()],
  [
    'in a folder that was removed and made again',
    () => {
      rmSync(join(folder, 'tables'), { recursive: true })
      mkdirSync(join(folder, 'tables'))
    },
    () => save('tables/one.json')(),
  ],
  ['removed', () => save('tables/one.json')(), () => rmSync(join(folder, 'tables/one.json'))],
])('hears of a file that is %s (TRU-695)', async (_, before, act) => {
  await change(before)
  await change(act)
})
