import {
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
  tableFeatures,
  type ColumnDef,
} from '@tanstack/react-table'

export type RowRecord = Readonly<Record<string, unknown>>

/** Sorting, filtering and paging are the server's; the table itself only orders and hides columns, and knows what is selected. */
export const features = tableFeatures({
  columnOrderingFeature,
  columnVisibilityFeature,
  rowSelectionFeature,
})

export type GridColumn = ColumnDef<typeof features, RowRecord>
