import {
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import { createLazyRowModel } from './rows/row-model.ts'

export type { RowRecord } from './rows/row-model.ts'

/** Features of TanStack Table that a list uses. The server filters, pages and sorts. */
export const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  coreRowModel: createLazyRowModel(),
})

export type GridFeatures = typeof features
