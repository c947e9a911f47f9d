import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { Trust } from './trust.tsx'

/** Made once: the same on every page, and no page's script grows by its four languages. */
const html = renderToStaticMarkup(createElement(Trust))

export const trustHtml = () => html
