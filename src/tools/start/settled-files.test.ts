import { expect, it, vi } from 'vitest'
import { readSettled } from './settled-files.ts'

const whole = [{ path: 'a.json', text: '{}' }]

it('waits for a file that an editor has written by half, and reads it whole', async () => {
  const pause = vi.fn(async () => undefined)
  const reads = [[{ path: 'a.json', text: '{ "id": ' }], [{ path: 'a.json', text: undefined }], whole]
  expect(await readSettled(() => reads.shift() ?? whole, pause)).toEqual(whole)
  expect(pause).toHaveBeenCalledTimes(2)
})

it('hands out at last what stays broken, and reads once what is whole', async () => {
  const pause = vi.fn(async () => undefined)
  expect(await readSettled(() => whole, pause)).toEqual(whole)
  expect(pause).not.toHaveBeenCalled()
  const broken = [{ path: 'a.json', text: '{' }]
  expect(await readSettled(() => broken, pause)).toEqual(broken)
  expect(pause.mock.calls.length).toBeGreaterThan(2)
})
