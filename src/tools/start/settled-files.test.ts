import { expect, it, vi } from 'vitest'
import { readSettled } from './settled-files.ts'

const whole = [{ path: 'a.json', text: '{}' }]

it('waits for a file that an editor has written by half, and reads it whole', async () => {
  const pause = vi.fn(async () => undefined)
  const reads = [[{ path: 'a.json', text: '{ "id": ' }], [{ path: 'a.json', text: undefined }], whole]
  expect(await readSettled(() => reads.shift() ?? whole, pause)).toEqual(whole)
  expect(pause).toHaveBeenCalledTimes(2)
})

it('hands out a file that did not change as it was before, so that it is not checked again', async () => {
  const before = [
    { path: 'a.json', text: '{}' },
    { path: 'b.json', text: '{}' },
    { path: 'broken.json', text: '{' },
  ]
  const pause = vi.fn(async () => undefined)
  const read = () => before.map((file) => ({ ...file, ...(file.path === 'b.json' && { text: '[]' }) }))
  const after = await readSettled(read, pause, before)
  expect(after.map((file, at) => file === before[at])).toEqual([true, false, true])
  expect(after[1]).toEqual({ path: 'b.json', text: '[]' })
  expect(pause).not.toHaveBeenCalled()
})

it('hands out at last what stays broken, and reads once what is whole', async () => {
  const pause = vi.fn(async () => undefined)
  expect(await readSettled(() => whole, pause)).toEqual(whole)
  expect(pause).not.toHaveBeenCalled()
  const broken = [{ path: 'a.json', text: '{' }]
  expect(await readSettled(() => broken, pause)).toEqual(broken)
  expect(pause.mock.calls.length).toBeGreaterThan(2)
})
