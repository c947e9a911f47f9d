declare module 'virtual:react-router/server-build' {
  const build: import('react-router').ServerBuild
  export = build
}

declare module '*.woff2?url' {
  const address: string
  export default address
}
