import { createElement, type FunctionComponent, type SVGProps } from 'react'

type IconData = { name: string; node: [tag: string, attributes: Record<string, string>][] }
type IconProps = SVGProps<SVGSVGElement> & { size?: number | string }

/**
 * Lucide's pictures without its machinery for settings that nobody uses here, which every visitor would load and every card would run.
 * Stands in for the package's own file (`slim-packages.ts`).
 */
// oxlint-disable-next-line import/no-default-export -- the file that it stands in for has one
export default function createLucideIcon({ name, node }: IconData): FunctionComponent<IconProps> {
  return ({ className, size = 24, ...rest }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: size,
        height: size,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `lucide lucide-${name} ${className}` : `lucide lucide-${name}`,
        'aria-hidden': rest.role || rest['aria-label'] || rest['aria-labelledby'] ? undefined : 'true',
        ...rest,
      },
      ...node.map(([tag, attributes]) => createElement(tag, attributes)),
    )
}
