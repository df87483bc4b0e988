import { Callout, FormGroup, InputGroup, Radio, RadioGroup } from '@blueprintjs/core'
import { use, useId } from 'react'
import { tooManyRows } from '#engine/table/download.ts'
import type { LinkedTable } from '#engine/table/types.ts'
import { DetailsContext } from '../details/details-context.ts'
import { Select } from '../select/select.tsx'
import { pagesOf, type DownloadChoice } from './download-choice.ts'
import { sayCount, sayTotal, type TablePage } from './table-page.ts'
import type { Download } from './use-download.ts'

export interface DownloadFormProps {
  readonly table: LinkedTable
  readonly page: TablePage
  readonly filters: readonly string[]
  readonly download: Download
}

/** Which rows, and as what: says in words what the file will hold. */
export function DownloadForm({ table, page, filters, download }: DownloadFormProps) {
  const { zone, facts } = use(DetailsContext)
  const { noun } = table.definition
  const { choice, choose, refusal } = download
  const advised = choice.which === 'all' ? tooManyRows(table, facts, page.total) : undefined
  const set = <Name extends keyof DownloadChoice>(name: Name) => ({
    selectedValue: String(choice[name]),
    onChange: (event: React.FormEvent<HTMLInputElement>) => choose({ [name]: event.currentTarget.value }),
  })
  return (
    <div className="ptl-download__form">
      {refusal !== undefined && (
        <p role="alert" className="ptl-download__refusal">
          {refusal}
        </p>
      )}
      <div className="ptl-download__what">
        {filters.length === 0 ? (
          <p>No filter is set: the list holds {sayTotal(page, noun)}.</p>
        ) : (
          <>
            <p>
              Only {noun.other} with these filters, {sayTotal(page, noun)}:
            </p>
            <ul>
              {filters.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </>
        )}
        <p>Times are written in the time zone {zone}.</p>
      </div>
      <RadioGroup label={`Which ${noun.other}`} {...set('which')}>
        <Radio value="shown" label={`The page on the screen (page ${sayCount(page.number)})`} />
        <Radio value="page" label="Another page" />
        <Radio value="all" label={`All ${sayTotal(page, noun)}`} />
      </RadioGroup>
      {advised !== undefined && (
        <Callout compact intent="warning" role="status">
          These are {sayTotal(page, noun)}; at most {sayCount(advised)} are advised. Narrow the list with
          filters, or download them all the same.
        </Callout>
      )}
      {choice.which === 'page' && <PageFields page={page} download={download} sizes={table.fileSizes} />}
      <RadioGroup label="File" {...set('format')}>
        <Radio value="csv" label="CSV, for a spreadsheet" />
        <Radio value="csv-plain" label="Plain CSV, with nothing above the names of the columns" />
        <Radio value="xlsx" label="Workbook (XLSX), with references that stay as they are" />
        <Radio value="json" label="JSON, for a program" />
      </RadioGroup>
    </div>
  )
}

interface PageFieldsProps {
  readonly page: TablePage
  readonly download: Download
  readonly sizes: readonly number[]
}

function PageFields({ page, download, sizes }: PageFieldsProps) {
  const [number, size] = [useId(), useId()]
  const { choice, choose, problem } = download
  const pages = pagesOf(page, choice.size)
  const says = pages === undefined ? undefined : `1 to ${sayCount(pages)}`
  return (
    <div className="ptl-download__page">
      <FormGroup
        label="Page number"
        labelFor={number}
        {...(problem === undefined
          ? { helperText: says }
          : { intent: 'danger' as const, helperText: <span role="alert">{problem}</span> })}
      >
        <InputGroup
          id={number}
          inputMode="numeric"
          value={choice.page}
          aria-invalid={problem !== undefined}
          onValueChange={(typed) => choose({ page: typed })}
        />
      </FormGroup>
      <FormGroup label="Rows of a page" labelFor={size}>
        <Select
          id={size}
          value={choice.size}
          onChange={(event) => choose({ size: Number(event.currentTarget.value) })}
        >
          {sizes.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </Select>
      </FormGroup>
    </div>
  )
}
