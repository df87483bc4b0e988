import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Flow } from '#definition/generated/flow.ts'
import { kinds } from '#engine/field/kinds.ts'
import { linkFlow } from '#engine/flow/linking/link.ts'
import { createStore } from '#engine/flow/store.ts'
import type { FlowStore } from '#engine/flow/types.ts'
import { TestProvider } from '#tests/fixtures/runtime/provider.tsx'
import { testFlow } from '#tests/fixtures/runtime/flow.ts'
import { testServices } from '#tests/fixtures/runtime/services.ts'
import { renders } from '#tests/fixtures/runtime/types.tsx'
import { Form } from './form.tsx'

function storeOf(count: number): FlowStore {
  const fields = Array.from({ length: count }, (_, at) => ({
    id: `f${at}`,
    type: 'text',
    label: `Field ${at}`,
  }))
  const { facts: _facts, rules: _rules, progress: _progress, summary: _summary, ...rest } = testFlow
  const definition: Flow = {
    ...rest,
    steps: [{ id: 'all', title: 'All', fields }],
    submit: { label: 'Send', call: 'payments.create', body: { one: 'f0' } },
  }
  const linked = linkFlow(definition, { kinds, rules: new Map(), options: new Map() })
  if (!linked.ok) throw new Error(JSON.stringify(linked.problems))
  return createStore(linked.flow, { facts: {}, intent: 'i' })
}

function formOf(count: number) {
  renders.clear()
  const store = storeOf(count)
  return (
    <TestProvider services={testServices({})}>
      <Form store={store} step={store.step('all')} />
    </TestProvider>
  )
}

async function show(count: number) {
  const screen = await render(formOf(count))
  const rows = () => [...screen.container.querySelectorAll<HTMLElement>('.ptl-field')]
  return { screen, rows }
}

it('shows the first rows of a long step at once and then the rest, each rendered once', async () => {
  const box = document.body.appendChild(document.createElement('div'))
  const count = () => box.querySelectorAll('.ptl-field').length
  const seen: number[] = []
  new MutationObserver(() => seen.push(count())).observe(box, { childList: true, subtree: true })
  // Without the test library's act, which would wait for the transition.
  const root = createRoot(box)
  root.render(formOf(120))
  await expect.poll(count).toBe(120)
  expect(seen[0]).toBe(Math.ceil(window.innerHeight / 80))
  expect([...renders.values()].every((times) => times === 1)).toBe(true)
  root.unmount()
  box.remove()
})

it('spends nothing on the rows of a long step that are out of sight, and still finds them', async () => {
  const { screen, rows } = await show(120)
  await expect.poll(() => rows().length).toBe(120)
  const last = screen.getByLabelText('Field 119', { exact: true })
  const isDrawn = () => last.element().checkVisibility({ contentVisibilityAuto: true })
  // Which rows are in sight is found out with their first frame.
  await expect.poll(isDrawn).toBe(false)
  await last.fill('x')
  await expect.poll(isDrawn).toBe(true)
})

it('has the browser watch a dozen parts of a long step, not each of its rows', async () => {
  const { screen, rows } = await show(120)
  await expect.poll(() => rows().length).toBe(120)
  const all = [...screen.container.querySelectorAll('*')]
  expect(all.filter((one) => getComputedStyle(one).contentVisibility === 'auto')).toHaveLength(12)
})

it('draws every row of a short step at once', async () => {
  const { rows } = await show(30)
  expect(rows()).toHaveLength(30)
  expect(rows().every((row) => row.checkVisibility({ contentVisibilityAuto: true }))).toBe(true)
})
