import { useState } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { sayFilesBack } from '../preload/recovered-files.ts'
import { Unfetched } from '../preload/unfetched-file.ts'
import { ServicesContext } from '../field/services.ts'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { Boundary } from './boundary.tsx'
import { EmptyState } from './empty-state.tsx'
import { Opened } from './opened-part.tsx'
import { Skeleton } from './skeleton.tsx'

function Bad(): never {
  throw new Error('a bug')
}

function at(address: string, services = testServices({})) {
  return (
    <ServicesContext value={services}>
      <Boundary at={address}>{address === '/bad' ? <Bad /> : <p>The page</p>}</Boundary>
    </ServicesContext>
  )
}

it('shows a heading and a description when a part fails to render, and reports it (NAV-088)', async () => {
  const services = testServices({})
  const screen = await render(at('/bad', services))
  await expect.element(screen.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expect.element(screen.getByText('We could not show this page.', { exact: false })).toBeVisible()
  expect(services.reported).toEqual(['Could not show this page'])
})

it('keeps the page where what a press opens cannot be shown, says so, and opens it at the next press (NAV-088)', async () => {
  const services = testServices({})
  let canOpen = false
  const Part = () => (canOpen ? <p>The search</p> : <Bad />)
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <ServicesContext value={services}>
        <button type="button" onClick={() => setOpen(!isOpen)}>
          Search
        </button>
        <Opened at={String(isOpen)} what="the search" onFailed={() => setOpen(false)}>
          {isOpen && <Part />}
        </Opened>
      </ServicesContext>
    )
  }
  const screen = await render(<Page />)
  const button = screen.getByRole('button', { name: 'Search' })
  await button.click()
  await expect.poll(() => services.messages).toEqual(['We could not show the search. Try again.'])
  await expect.element(button).toBeVisible()
  expect(screen.container.textContent).toBe('Search')
  canOpen = true
  await button.click()
  await expect.element(screen.getByText('The search')).toBeVisible()
})

it.each([
  ['at a press', (press: () => Promise<void>) => press()],
  ['when somebody answers again', async () => sayFilesBack()],
])('says that a part could not be fetched, and shows it %s', async (_, again) => {
  let isHere = false
  const Part = () => {
    if (!isHere) throw new Unfetched('/assets/part.js', false)
    return <p>The part</p>
  }
  const screen = await render(
    <ServicesContext value={testServices({})}>
      <Boundary at="/home" what="this card">
        <Part />
      </Boundary>
    </ServicesContext>,
  )
  await expect.element(screen.getByRole('heading', { name: 'This could not be loaded' })).toBeVisible()
  isHere = true
  await again(() => screen.getByRole('button', { name: 'Try again' }).click())
  await expect.element(screen.getByText('The part')).toBeVisible()
})

it('clears the failure when the address changes (NAV-089)', async () => {
  const screen = await render(at('/bad'))
  await screen.rerender(at('/good'))
  await expect.element(screen.getByText('The page')).toBeVisible()
  expect(screen.container.textContent).not.toContain('Something went wrong')
})

it.each([
  ['generic', 'Nothing here yet'],
  ['no-permission', 'You do not have access to this'],
  ['load-failed', 'This could not be loaded'],
  ['no-results', 'No results'],
] as const)('has an empty state for %s (NAV-092)', async (kind, title) => {
  const screen = await render(<EmptyState kind={kind} />)
  await expect.element(screen.getByRole('heading', { name: title })).toBeVisible()
})

it('says what is being waited for (NAV-083)', async () => {
  const screen = await render(<Skeleton says="Loading payments…" rows={3} />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('Loading payments…')
  expect(screen.container.querySelectorAll('[aria-hidden]')).toHaveLength(3)
})
