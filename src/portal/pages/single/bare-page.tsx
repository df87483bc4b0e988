import type { ReactNode } from 'react'
import { Mark } from '../../shell/sidebar/mark.tsx'
import { useTitle } from '../frame/use-title.ts'
import './bare-page.css'

export interface BarePageProps {
  readonly title: string
  readonly says?: ReactNode
  readonly alert?: boolean
  readonly children?: ReactNode
}

/** A page outside the shell: one thing to read, one thing to do. */
export function BarePage({ title, says, alert, children }: BarePageProps) {
  useTitle(title)
  return (
    <main className="ptl-bare">
      <section className="ptl-bare__card" role={alert ? 'alert' : undefined}>
        <Mark />
        <h1>{title}</h1>
        {says !== undefined && <p>{says}</p>}
        {children}
      </section>
    </main>
  )
}
