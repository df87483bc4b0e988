import { useLayoutEffect, type ReactNode } from 'react'
import { adaptStyles } from './page-styles.ts'
import './book.css'
import './page.css'

interface PageProps {
  readonly title: string
  readonly purpose: string
  /** As wide as there is room: for what stands beside each other. */
  readonly isWide?: true
  readonly children: ReactNode
}

/** A page of the book that is read. */
export function Page({ title, purpose, isWide, children }: PageProps) {
  useLayoutEffect(adaptStyles, [])
  return (
    <main className={isWide ? 'book' : 'book book--page'}>
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

interface BookLinkProps {
  /** The address of a story in the book. */
  readonly to: string
  /** Values of the toolbar switches on that page. */
  readonly globals?: string
  readonly children: ReactNode
}

/** Leads to another page of the book, out of the frame that this one is drawn in. */
export function BookLink({ to, globals, children }: BookLinkProps) {
  return (
    <a href={`./?path=/story/${to}${globals ? `&globals=${globals}` : ''}`} target="_top">
      {children}
    </a>
  )
}
