import {
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table'
import { createLazyRowModel } from './rows/row-model.ts'

export type { RowRecord } from './rows/row-model.ts'

/** What TanStack Table does for a list. Filters and pages are the server's, and so is the order that sorting asks for. */
export const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  rowSortingFeature,
  coreRowModel: createLazyRowModel(),
})

export type GridFeatures = typeof features
