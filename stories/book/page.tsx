import { useLayoutEffect, type ReactNode } from 'react'
import { adaptStyles } from './page-styles.ts'
import './book.css'
import './page.css'

interface PageProps {
  readonly title: string
  readonly purpose: string
  readonly children: ReactNode
}

/** A page of the book that is read. */
export function Page({ title, purpose, children }: PageProps) {
  useLayoutEffect(adaptStyles, [])
  return (
    <main className="book book--page">
      <header>
        <h1>{title}</h1>
        <p className="book__purpose">{purpose}</p>
      </header>
      {children}
    </main>
  )
}

interface ChapterProps {
  readonly title: string
  readonly children: ReactNode
}

/** A part of such a page. */
export function Chapter({ title, children }: ChapterProps) {
  return (
    <section className="book-chapter">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** Leads to another page of the book, out of the frame that this one is drawn in. */
export function BookLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <a href={`./?path=/story/${to}`} target="_top">
      {children}
    </a>
  )
}
