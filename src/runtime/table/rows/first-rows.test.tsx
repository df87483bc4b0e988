import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import type { PlannedColumn } from '../cells/cell.tsx'
import { Grid } from './grid.tsx'
import type { KeyOf } from './steady-rows.ts'
import { useTableModel } from '../use-table-model.ts'

const rows = Array.from({ length: 10_000 }, (_, at) => ({ id: `p-${at}` }))
const column: PlannedColumn = {
  id: 'id',
  label: 'ID',
  type: 'text',
  className: '',
  isHeadline: false,
  isAmount: false,
  opens: () => undefined,
  sort: undefined,
  words: ({ id }) => String(id),
  exported: { labels: ['ID'], cells: () => [] },
  name: ({ id }) => String(id),
  draw: ({ id }) => String(id),
}
const [columns, shown] = [[column], ['id']]
const options = {
  action: undefined,
  hrefOf: () => '#',
  onOpen: () => {},
  onMove: () => {},
  onFailed: () => {},
}

function Payments({ keyOf }: { readonly keyOf: KeyOf }) {
  const model = useTableModel({ columns, shown, rows, keyOf })
  return <Grid label="Payments" model={model} phone={[]} actions={options} />
}

afterEach(() => void vi.restoreAllMocks())

it('neither reads what it does not draw nor lays itself out before the frame that shows its first rows', async () => {
  const keyOf = vi.fn(({ id }: Readonly<Record<string, unknown>>) => String(id))
  const measured = vi.spyOn(Element.prototype, 'scrollWidth', 'get')
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  flushSync(() => root.render(<Payments keyOf={keyOf} />))
  expect(place.querySelectorAll('[data-row]').length).toBeGreaterThan(5)
  expect(keyOf.mock.calls.length).toBeLessThan(120)
  expect(measured).not.toHaveBeenCalled()
  await expect.poll(() => measured.mock.calls.length).toBeGreaterThan(0)
  root.unmount()
  place.remove()
})
