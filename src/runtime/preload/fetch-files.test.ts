import { expect, it, onTestFinished, vi } from 'vitest'
import { createFetchFiles } from './fetch-files.ts'
import { Unfetched } from './unfetched-file.ts'

const fetchFiles = createFetchFiles(() => true)

function hear() {
  const heard = vi.fn((event: Event & { payload?: unknown }) => event.payload)
  addEventListener('vite:preloadError', heard)
  onTestFinished(() => removeEventListener('vite:preloadError', heard))
  return heard
}

function serve() {
  const fetched = vi.fn(async (_address: string) => new Response('here'))
  vi.stubGlobal('fetch', fetched)
  onTestFinished(() => void vi.unstubAllGlobals())
  return fetched
}

it('links a part when all its files are here, and asks for each once', async () => {
  const fetched = serve()
  let arrive = () => {}
  fetched.mockReturnValueOnce(new Promise((resolve) => (arrive = () => resolve(new Response('here')))))
  const link = vi.fn(async () => 'part')
  const both = Promise.all([fetchFiles(link, ['a.js', 'b.js']), fetchFiles(link, ['a.js'])])
  await Promise.resolve()
  expect(link).not.toHaveBeenCalled()
  arrive()
  expect(await both).toEqual(['part', 'part'])
  expect(fetched).toHaveBeenCalledTimes(2)
})

it.each([
  ['nobody.js', 'nobody answered', () => Promise.reject(new TypeError('Failed to fetch')), false],
  ['busy.js', 'the server was busy', async () => new Response(null, { status: 503 }), false],
  ['older.js', 'the portal was built anew', async () => new Response(null, { status: 404 }), true],
])(
  'links nothing, tells the page, and asks anew for %s, which did not come since %s',
  async (file, _, once, isGone) => {
    const heard = hear()
    serve().mockImplementationOnce(once)
    const link = vi.fn(async () => 'part')
    const thrown = await fetchFiles(link, [file]).catch((error: unknown) => error)
    expect(thrown).toBeInstanceOf(Unfetched)
    expect(thrown).toMatchObject({ isGone })
    expect(heard).toHaveReturnedWith(thrown)
    expect(link).not.toHaveBeenCalled()
    expect(await fetchFiles(link, [file])).toBe('part')
  },
)

it('says that only a reload brings what the browser will not link', async () => {
  const heard = hear()
  const failed = fetchFiles(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  )
  await expect(failed).rejects.toBeInstanceOf(Unfetched)
  await expect(failed).rejects.toMatchObject({ isGone: true })
  expect(heard).toHaveBeenCalledOnce()
})

it('waits for nothing but the link itself before the page may be in use', async () => {
  const fetched = serve()
  const link = vi.fn(async () => 'part')
  const file = 'src/runtime/preload/unfetched-file.ts'
  expect(await createFetchFiles(() => false)(link, [file])).toBe('part')
  expect(fetched).not.toHaveBeenCalled()
  expect(document.querySelectorAll(`link[rel="modulepreload"][href$="${file}"]`)).toHaveLength(1)
})
