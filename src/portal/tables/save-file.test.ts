import { expect, it, onTestFinished, vi } from 'vitest'
import { createSaveFile } from './save-file.ts'

const mebibyte = 1_048_576
const line = new TextEncoder().encode(`${'x'.repeat(1023)}\n`)
const lines = 5 * 1024

function setUp(count = lines, page: Record<string, string> = {}) {
  const handed: Blob[] = []
  let most = 0
  const RealBlob = globalThis.Blob
  vi.stubGlobal(
    'Blob',
    class extends RealBlob {
      constructor(parts: BlobPart[] = [], options?: BlobPropertyBag) {
        super(parts, options)
        const bytes = parts.map((part) => (part instanceof RealBlob ? 0 : (part as Uint8Array).byteLength))
        const loose = bytes.reduce((sum, size) => sum + size, 0)
        most = Math.max(most, loose)
      }
    },
  )
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    handed.push(file as Blob)
    return 'blob:nowhere'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.restoreAllMocks()
  })
  let sent = 0
  const body = (signal?: AbortSignal) =>
    new ReadableStream<Uint8Array>({
      pull(control) {
        if (signal?.aborted) return control.error(signal.reason)
        if (sent === count) return control.close()
        sent += 1
        return control.enqueue(line)
      },
    })
  const headers = { 'content-type': 'text/csv', 'x-total-elements': String(count), ...page }
  const save = createSaveFile((_id, options) =>
    Promise.resolve(new Response(body(options?.signal), { headers })),
  )
  return { save, handed, most: () => most }
}

it('hands over all that came, and never holds more than a part of it', async () => {
  const { save, handed, most } = setUp()
  const reported: number[] = []
  const result = await save({
    call: 'payments.download',
    values: {},
    fileName: 'payments.csv',
    page: undefined,
    signal: new AbortController().signal,
    onProgress: ({ bytes }) => void reported.push(bytes),
  })
  expect(result).toEqual({ ok: true, rows: lines, bytes: lines * line.byteLength })
  expect(handed).toHaveLength(1)
  expect(handed[0]).toMatchObject({ type: 'text/csv', size: lines * line.byteLength })
  expect((await handed[0]!.slice(-1024).text()).trim()).toBe('x'.repeat(1023))
  expect(most()).toBeLessThan(2 * mebibyte)
  expect(reported.at(-1)).toBe(lines * line.byteLength)
  expect(reported).toEqual(reported.toSorted((one, other) => one - other))
})

it.each([
  ['0', 2],
  ['1', 1],
])('counts the rows of page %s by the headers of the answer: %i (PAY-063)', async (page, rows) => {
  const { save } = setUp(3, { 'x-page': page, 'x-page-size': '2' })
  const result = await save({
    call: 'payments.download',
    values: {},
    fileName: 'payments.csv',
    page: undefined,
    signal: new AbortController().signal,
    onProgress: () => undefined,
  })
  expect(result).toMatchObject({ ok: true, rows })
})

it('hands over nothing when it is stopped on the way', async () => {
  const { save, handed } = setUp()
  const control = new AbortController()
  const saving = save({
    call: 'payments.download',
    values: {},
    fileName: 'payments.csv',
    page: undefined,
    signal: control.signal,
    onProgress: ({ rows }) => rows > 100 && control.abort(),
  })
  await expect(saving).rejects.toThrow()
  expect(handed).toEqual([])
})
