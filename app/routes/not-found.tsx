export default function NotFound() { return <main><h1>Unexpected Application Error!</h1><p>404 Not Found</p></main>; }
