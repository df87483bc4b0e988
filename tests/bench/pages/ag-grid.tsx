import { AllCommunityModule, ModuleRegistry } from 'ag-grid-community'
import { AgGridReact } from 'ag-grid-react'
import { createRoot } from 'react-dom/client'
import { askedFor } from './fields.ts'
import { columns, labelOf, rowsOf } from './rows.ts'
import { scrollThrough, whenThere } from './watch.ts'

ModuleRegistry.registerModules([AllCommunityModule])

Object.assign(window, {
  scrollThrough: (frames: number) => {
    const boxes = [...document.querySelectorAll('.ag-root-wrapper *')]
    const box = boxes.find(
      ({ scrollHeight, clientHeight }) => scrollHeight > 10 * clientHeight && clientHeight > 0,
    )
    if (box) scrollThrough(box, frames)
  },
})
whenThere('.ag-row:nth-child(10) .ag-cell')
createRoot(document.querySelector('#root')!).render(
  <div style={{ height: 900 }}>
    <AgGridReact
      rowData={[...rowsOf(askedFor('n', 10_000))]}
      columnDefs={columns.map((field) => ({ field, headerName: labelOf(field) }))}
    />
  </div>,
)
