import type { Product } from "#content-model/products.ts";
import { Checkout } from "./Checkout.tsx";
import { Ledger } from "./Ledger.tsx";
import { Prices } from "./Prices.tsx";
import { Reach } from "./Reach.tsx";
import { Receipt } from "./Receipt.tsx";
import "./product.css";

/** A company's product in use, drawn in HTML and SVG. All of them work without script. */
export function ProductView({ product }: { product: Product }) {
  switch (product.kind) {
    case "ledger":
      return <Ledger {...product} />;
    case "checkout":
      return <Checkout {...product} />;
    case "receipt":
      return <Receipt {...product} />;
    case "reach":
      return <Reach {...product} />;
    case "prices":
      return <Prices {...product} />;
  }
}
