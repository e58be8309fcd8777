declare module "virtual:style.css";
