import { focusManager } from '@tanstack/react-query'
import { use } from 'react'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import { ServicesContext } from '../field/services.ts'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { DetailsContext } from '../details/details-context.ts'
import { createQueries, Queries } from './queries.tsx'
import { FactsProvider } from './facts-provider.tsx'
import { useCalls, type CallState } from './use-calls.ts'

function Probe({ values }: { readonly values: Record<string, unknown> | undefined }) {
  const [state] = useCalls([{ call: 'thing.read', values }])
  const words: Record<CallState['status'], string> = {
    waiting: 'idle',
    loading: 'loading',
    ready: 'success',
    failed: 'fail',
  }
  return (
    <>
      <output>{state && words[state.status]}</output>
      <button onClick={state?.again}>Again</button>
    </>
  )
}

it('is idle until it can ask, then loading, then success or fail (NAV-094)', async () => {
  const first = Promise.withResolvers<unknown>()
  const second = Promise.withResolvers<unknown>()
  const services = testServices({ 'thing.read': (_, turn) => (turn === 0 ? first : second).promise })
  const queries = createQueries()
  const at = (values: Record<string, unknown> | undefined) => (
    <Queries client={queries}>
      <ServicesContext value={services}>
        <Probe values={values} />
      </ServicesContext>
    </Queries>
  )
  const screen = await render(at(undefined))
  const status = screen.getByRole('status')
  await expect.element(status).toHaveTextContent('idle')
  await screen.rerender(at({ id: '1' }))
  await expect.element(status).toHaveTextContent('loading')
  first.reject(Object.assign(new Error('No'), { status: 403, title: 'No' }))
  await expect.element(status).toHaveTextContent('fail')
  await screen.getByRole('button', { name: 'Again' }).click()
  await expect.element(status).toHaveTextContent('loading')
  second.resolve({ id: '1' })
  await expect.element(status).toHaveTextContent('success')
})

function Known() {
  const { facts } = use(DetailsContext)
  return <output>{JSON.stringify(facts['approvals'] ?? null)}</output>
}

it('asks for what a page must know again when a person comes back to it, so that no banner tells of yesterday', async () => {
  const services = testServices({ 'approvals.deciders': (_, turn) => ({ deciders: turn }) })
  const screen = await render(
    <Queries client={createQueries()}>
      <ServicesContext value={services}>
        <FactsProvider queries={{ approvals: { call: 'approvals.deciders' } }}>
          <Known />
        </FactsProvider>
      </ServicesContext>
    </Queries>,
  )
  await expect.element(screen.getByRole('status')).toHaveTextContent('{"deciders":0}')
  focusManager.setFocused(false)
  focusManager.setFocused(true)
  await expect.element(screen.getByRole('status')).toHaveTextContent('{"deciders":1}')
  focusManager.setFocused(undefined)
})
